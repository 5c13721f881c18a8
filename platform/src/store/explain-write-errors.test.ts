import { expect, it } from 'vitest';
import { refusal } from '../contract/schemas.ts';
import { aGateway, aToken } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { releaseStoreOn } from './create-release-store.ts';
import { explainWriteErrors, rethrowWriteErrors } from './explain-write-errors.ts';

it.each([
  ['ENOSPC', 'The disk of the release store is full'],
  ['EDQUOT', 'The quota for the release store is used up'],
  ['EROFS', 'is on a disk that can only be read'],
  ['EACCES', 'may not write to the release store'],
  ['EPERM', 'may not write to the release store'],
])('%s while something is changed is said in a sentence, and the site goes on', async (code, sentence) => {
  const { storage } = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  let isBroken = false;
  const failing =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    (...input: Input): Promise<Output> =>
      isBroken ? Promise.reject(Object.assign(new Error('from the disk'), { code })) : work(...input);
  const store = releaseStoreOn(
    explainWriteErrors({ ...storage, create: failing(storage.create), write: failing(storage.write) }),
  );
  const app = await aGateway(store);
  const authorization = `Bearer ${await aToken(store, ['operator'])}`;
  const set = (await store.readLive())?.set;
  isBroken = true;
  const url = '/platform/api/pins';
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { authorization },
    payload: { set, reason: 'x' },
  });
  expect(answer.statusCode).toBe(500);
  expect(refusal.parse(answer.json()).message).toContain(sentence);
  expect((await app.inject({ url: '/en/ph/jobs' })).statusCode).toBe(200);
});

it('a folder that cannot be made on a disk that can only be read is said in the same sentence', async () => {
  const failure = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'mkdir' });
  const said = rethrowWriteErrors('/srv/releases', Promise.reject(failure));
  await expect(said).rejects.toThrow('on a disk that can only be read');
});

it('another failure stays what it is', async () => {
  const { storage } = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const broken = new Error('planted');
  const said = explainWriteErrors({ ...storage, write: () => Promise.reject(broken) });
  await expect(said.write('pins/a.json', '{}')).rejects.toBe(broken);
});
