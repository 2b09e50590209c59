/** Names for what goes over the wire; the shapes are generated from the server's OpenAPI document. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Snapshot = Schemas["Snapshot"];
export type Happening = Schemas["Happening"];
export type ChatLine = Schemas["ChatLine"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Motion = Schemas["Motion"];
export type ToClient = Schemas["ToClient"];
export type FromClient = Schemas["FromClient"];
export type Refused = Schemas["Refused"];
export type Why = Schemas["Why"];
export type Option = Schemas["Option"];
export type Line = Schemas["Line"];
export type Arg = NonNullable<Line["args"]>[string];
export type Phrase = Schemas["Phrase"];
export type TableRow = Schemas["TableRow"];
export type GameInfo = Schemas["GameInfo"];
export type Rule = Schemas["Rule"];
export type Me = Schemas["Me"];
export type Visitor = Schemas["Visitor"];
export type BluffView = Schemas["BluffView"];
export type CcgView = Schemas["CcgView"];
export type DiceView = Schemas["DiceView"];
export type DraftView = Schemas["DraftView"];
export type MasqueradeView = Schemas["MasqueradeView"];
export type TricktakersView = Schemas["TricktakersView"];
export type View = NonNullable<Snapshot["view"]>;
export type Result = NonNullable<View["result"]>;
export type Reel = Schemas["Reel"];
export type Move = Schemas["Move"];
export type Frame = Schemas["Frame"];
export type Check = Schemas["Check"];
export type Belief = Schemas["Belief"];
export type DeckCheck = Schemas["Checked"];
export type SavedDeck = Schemas["SavedDeck"];
export type DealtHand = Schemas["Hand"];
export type OpenedPacks = Schemas["Boosters"];
export type Brought = Schemas["Brought"];
