/** Asking the house something.  Every refusal comes back as a Problem with a sentence a person can read. */

import type { Line } from "./types";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly line: Line | null = null,
  ) {
    super(message);
  }

  /** Whether the house could not be reached at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem(0, "offline", "");
  }
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const said = await response.json();
    return new Problem(
      response.status,
      said.code ?? "",
      said.detail ?? said.title ?? "",
      said.rule ?? null,
      said.line ?? null,
    );
  } catch {
    return new Problem(response.status, "", response.statusText);
  }
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>("PATCH", path, body);
export const del = <T>(path: string): Promise<T> => call<T>("DELETE", path);
