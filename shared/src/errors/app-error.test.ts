import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('keeps nothing of the functions that it was thrown in, so that failures in a row do not add up', async () => {
  const fail = async () => {
    await null;
    return new AppError(40004);
  };
  /** As in a component, where the scope of the sending function contains the previous failure. */
  const send = (before: AppError | null) => {
    const load = async (): Promise<AppError> => {
      const error = await fail();
      return before?.code === 0 ? before : error;
    };
    return load();
  };
  const alive: WeakRef<AppError>[] = [];
  let last: AppError | null = null;
  for (let round = 0; round < 20; round += 1) {
    last = await send(last);
    alive.push(new WeakRef(last));
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();
  expect(alive.filter((one) => one.deref() !== undefined).length).toBeLessThan(3);
});
