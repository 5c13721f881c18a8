import { endWithStarter } from '../process/end-with-starter.ts';

/** Loaded before each benchmark by `pnpm bench`. */
endWithStarter();
