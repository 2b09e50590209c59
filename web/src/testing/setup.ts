/** Before every file of unit tests. */

import { afterAll, afterEach } from "vitest";
import { listen, settle } from "./console";

listen();
afterEach(settle);
// What is told outside of any test counts too.
afterAll(settle);
