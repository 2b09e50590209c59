/** What to tell a person about something that did not work. */

import { Problem } from "./api";
import { say, t } from "./words";

export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("lobby-failed");
  if (problem.offline) return t("lobby-offline");
  if (problem.line) return say(problem.line, []);
  return problem.message || t("lobby-failed");
}
