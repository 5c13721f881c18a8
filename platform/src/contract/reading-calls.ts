import * as z from 'zod/mini';
import { call } from './define-platform-call.ts';
import { errorList } from './error-schemas.ts';
import { flagList } from './flag-schemas.ts';
import { logCheck } from './log-check.ts';
import { machineList } from './machine-schemas.ts';
import { marketList } from './market-schemas.ts';
import { errorsQuery, healthQuery, logQuery, releaseQuery, setQuery, setsQuery } from './query-schemas.ts';
import { canRelease, compatibility, health, logPage, setList, status, supportCase } from './schemas.ts';
import { tokenList } from './token-schemas.ts';

/* Read-only calls. */

export const getStatus = call({
  method: 'GET',
  path: '/status',
  summary: 'What is served now',
  answer: status,
});
export const listSets = call({
  method: 'GET',
  path: '/sets',
  summary: 'Sets, newest first',
  query: setsQuery,
  answer: setList,
});
export const getHealth = call({
  method: 'GET',
  path: '/health',
  summary: 'Visits, failures and web vitals',
  query: healthQuery,
  answer: health,
});
export const listErrors = call({
  method: 'GET',
  path: '/errors',
  summary: 'Errors of visitors’ browsers, each once, with its stack in the sources',
  query: errorsQuery,
  answer: errorList,
});
export const listFlags = call({
  method: 'GET',
  path: '/flags',
  summary: 'What can be switched while the site runs, and what it was set to',
  answer: flagList,
});
export const listMarkets = call({
  method: 'GET',
  path: '/markets',
  summary: 'Countries and languages, and what each lacks',
  answer: marketList,
});
export const listMachines = call({
  method: 'GET',
  path: '/machines',
  summary: 'Gateways, the processes that draw pages, API, database, disk and memory',
  answer: machineList,
});
export const readLog = call({
  method: 'GET',
  path: '/log',
  summary: 'Who changed what and why',
  query: logQuery,
  answer: logPage,
});
export const checkLog = call({
  method: 'GET',
  path: '/log/check',
  summary: 'Whether the log is as it was written',
  answer: logCheck,
});
export const getCompatibility = call({
  method: 'GET',
  path: '/compatibility',
  summary: 'What remotes need and the shell provides',
  query: setQuery,
  answer: compatibility,
});
export const getSupportCase = call({
  method: 'GET',
  path: '/support/{code}',
  summary: 'The failure behind a support code',
  params: z.object({ code: z.string() }),
  answer: supportCase,
});
export const listTokens = call({
  method: 'GET',
  path: '/tokens',
  summary: 'Deploy tokens',
  answer: tokenList,
});
export const checkRelease = call({
  method: 'GET',
  path: '/can-release',
  summary: 'What the release gate refuses of a release',
  query: releaseQuery,
  answer: canRelease,
});
