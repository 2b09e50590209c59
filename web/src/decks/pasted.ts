/** Lists and links as people paste them; small, because rooms and forms need no more of decks than this. */

/** What a text that somebody pasted is: the address of a saved deck, of a list, or a list. */
export function pasted(text: string): { deck: string } | { list: string } {
  const address = /\/decks(?:\/([A-Za-z0-9_-]+))?\/?(?:\?([^\s#]*))?/.exec(text.trim());
  if (address?.[1]) return { deck: address[1] };
  const list = address?.[2] ? new URLSearchParams(address[2]).get("list") : null;
  return { list: list ?? text };
}

/** What its owner calls the deck of a code; may be empty. */
export const nameIn = (code: string): string => /^name:\s*([^;]*)/.exec(code)?.[1]?.trim() ?? "";
