/** Whether the seats ride on the rim and the panel stands beside the table. */

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1180px");
