/** What to tell a person about something that did not work. */

import { Problem } from "./api";
import { has, say, t } from "./words";

export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("lobby-failed");
  if (problem.offline) return t("lobby-offline");
  // The words of a game may not be here yet.
  if (problem.line && has(problem.line.key)) return say(problem.line, []);
  return problem.message || t("lobby-failed");
}
