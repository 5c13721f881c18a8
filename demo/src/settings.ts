import { resolve } from 'node:path';
import {
  hostName,
  optional,
  port,
  readSettings,
  setting,
  text,
  webAddress,
} from '@jobharbor/shared/settings';
import * as z from 'zod/mini';
import { type Pace, readSpan } from './recruiter/pace.ts';

const seconds = setting('seconds such as 4 or 2-6', readSpan);

const given = readSettings(process.env, {
  JOBHARBOR_DATA: text(resolve(import.meta.dirname, '../../.data')),
  API_URL: optional(webAddress('http://127.0.0.1:4001')),
  API_HOST: z._default(hostName, '127.0.0.1'),
  API_PORT: port(4001),
  DEMO_ANSWER_SECONDS: z._default(seconds, { from: 2_000, to: 6_000 }),
  DEMO_DECISION_SECONDS: z._default(seconds, { from: 60_000, to: 240_000 }),
  DEMO_RECRUITER_EMAIL: text(''),
  DEMO_RECRUITER_PASSWORD: text(''),
  ADMIN_PORT: port(4003),
  ADMIN_SITE_SECRET: text(''),
  EMPLOYER_PORT: port(4002),
  EMPLOYER_SITE_SECRET: text(''),
  SITE_URL: text('http://127.0.0.1:4000'),
});

/** Where the site's data lives, as the API reads it: `JOBHARBOR_DATA`, or `.data` in the project. */
export const dataFolder = resolve(given.JOBHARBOR_DATA);

/** The API's address: `API_URL`, or its own default. */
export const apiUrl = given.API_URL ?? `http://${given.API_HOST}:${given.API_PORT}`;

export const pace: Pace = { reply: given.DEMO_ANSWER_SECONDS, decision: given.DEMO_DECISION_SECONDS };

/** Another login than the one that the market's making has stored; null without. */
export const login =
  given.DEMO_RECRUITER_EMAIL && given.DEMO_RECRUITER_PASSWORD
    ? { email: given.DEMO_RECRUITER_EMAIL, password: given.DEMO_RECRUITER_PASSWORD }
    : null;

/** Where the demonstration's site for employers listens, its secret, and the site that hands people over to it. */
export const employerSite = {
  port: given.EMPLOYER_PORT,
  secret: given.EMPLOYER_SITE_SECRET,
  siteUrl: given.SITE_URL,
};

/** The same of the site for admins. */
export const adminSite = { port: given.ADMIN_PORT, secret: given.ADMIN_SITE_SECRET, siteUrl: given.SITE_URL };
