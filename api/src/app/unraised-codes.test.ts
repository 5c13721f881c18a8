import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@jobharbor/shared/errors';
import { expect, it } from 'vitest';

type Name = keyof typeof errorCode;

const noBinding =
  'Interviews carry a link that the recruiter enters; no account of a meeting service is bound.';
const shrunk = 'A picture of up to 10 MB is taken and made small; a larger one is refused with 42060.';

/** Error codes that nothing throws, with the reason. Their texts exist, so that a client that meets one can show it. */
const unraised: Partial<Record<Name, string>> = {
  fileOver20Mb: 'Decided: 5 MB everywhere, refused with 41174.',
  imageOver4Mb: shrunk,
  imageOver1Mb: shrunk,
  imageOver500Kb: shrunk,
  zoomNotBound: noBinding,
  googleNotBound: noBinding,
  meetingAccountNotBound: noBinding,
  identityMismatch: 'No call takes papers that would prove an identity.',
  finishEditingFirst: 'A page with unsaved input says it by itself, before any call.',
  mailFailed: 'Mail is queued with what causes it, and the queue retries.',
  unlockCreditsFailed: 'Nothing is unlocked with credits.',
  chatCreationFailed: 'A chat is created in the transaction of its application, whose failure is 50001.',
};

const project = join(import.meta.dirname, '../../..');

async function sources(): Promise<string> {
  const texts: string[] = [];
  for (const folder of ['api/src', 'shared/src', 'platform/src']) {
    for (const file of await readdir(join(project, folder), { recursive: true }))
      if (
        file.endsWith('.ts') &&
        !/\.test\.ts$|testing\/|errors\/(?:general|specification|own)-codes\.ts$/.test(file)
      )
        texts.push(await readFile(join(project, folder, file), 'utf8'));
  }
  return texts.join('\n');
}

it('every error code is thrown somewhere, or has a reason why it is not', async () => {
  const text = await sources();
  const isUsed = ([name, code]: [string, number]) =>
    new RegExp(`errorCode\\.${name}\\b|['"]${name}['"]|\\b${code}\\b`).test(text);
  const unused = Object.entries(errorCode)
    // Those below 20000 never leave a browser.
    .filter(([, code]) => code >= 20_000)
    .filter((entry) => !isUsed(entry))
    .map(([name]) => name);
  expect(unused.sort()).toEqual(Object.keys(unraised).sort());
});

/** What the specification’s section 8 has about interviews and chats. */
const specified = [
  ...[41141, 41147, 41148, 41149, 41152, 41153, 41163, 41295],
  ...[41181, 41343, 41416, 41417, 41418, 50014, 50015],
];
const subjects = /interview|offer|chat|message|phrase|greeting/;

/** The codes that calls about interviews, offers and chats name, by the files of the calls. */
async function codesOfStories(): Promise<ReadonlySet<number>> {
  const folder = join(project, 'shared/src/contracts/calls');
  const codes = new Set(specified);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    if (!subjects.test(/path: '([^']+)'/.exec(text)?.[1] ?? '')) continue;
    for (const code of /errors: \[([^\]]*)\]/.exec(text)?.[1]?.match(/\d{5}/g) ?? []) codes.add(Number(code));
  }
  return codes;
}

/** Tests of the API by routes and rules. That a code has a text is no proof that somebody meets it. */
async function testsOfRoutes(): Promise<string> {
  const folder = join(project, 'api/src');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.test.ts') && !file.endsWith('unraised-codes.test.ts'),
  );
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

it('every code about interviews, offers and chats is named by a test, or has a reason why nothing throws it', async () => {
  const text = await testsOfRoutes();
  const nameOf = new Map(Object.entries(errorCode).map(([name, code]) => [code as number, name as Name]));
  const untested = [...(await codesOfStories())].filter((code) => {
    const name = nameOf.get(code);
    if (name === undefined) return true;
    return !(name in unraised) && !new RegExp(`\\b(?:${code}|errorCode\\.${name})\\b`).test(text);
  });
  expect(untested).toEqual([]);
});
