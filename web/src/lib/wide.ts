/** Whether the page is a laptop's: seats on the rim, the panel beside the table. */

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1180px");
