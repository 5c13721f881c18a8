import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('takes an environment without settings, and each setting that is right', () => {
  expect(readConfig({})).toMatchObject({ port: 4001, host: '127.0.0.1', requestsPerMinute: 1_200 });
  const env = { API_PORT: '5001', DATABASE_URL: 'postgres://a:b@c/d', PORT: '81', LOG_LEVEL: 'silent' };
  expect(readConfig(env)).toMatchObject({
    ...{ port: 5001, databaseUrl: 'postgres://a:b@c/d', siteUrl: 'http://localhost:81', logLevel: 'silent' },
  });
});

const gateway = { SMS_GATEWAY_URL: 'https://sms.example/{{to}}/{{text}}' };

it.each([
  ['API_PORT', '80x'],
  ['API_PORT', '65536'],
  ['PORT', '-4000'],
  ['API_HOST', 'http://127.0.0.1'],
  ['HOST', '127.0.0.1:80'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://a'],
  ['DATABASE_OWNER_URL', 'jobharbor'],
  ['DATABASE_REPLICA_URLS', 'postgres://replica/jobharbor, replica'],
  ['REQUESTS_PER_MINUTE', 'many'],
  ['REQUESTS_PER_MINUTE', '0'],
  ['EXCHANGE_RATES_URL', 'rates.example'],
  ['ALLOWED_HOSTS', 'http://a'],
  ['ALLOWED_ORIGINS', 'a'],
  ['PUBLIC_URL', 'jobs.example'],
  ['TRUSTED_PROXIES', 'proxy'],
  ['SECRET_KEYS', 'a key'],
  ['GOOGLE_CLIENT_SECRET', 'alone', 'GOOGLE_CLIENT_ID is missing'],
  ['APPLE_CLIENT_ID', 'alone', 'APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_KEY_FILE is missing'],
  ['LINE_ISSUER', 'accounts.example'],
  ['EMPLOYER_SITE_URL', 'http://a.example'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['BOUNCE_ADDRESS', 'nobody'],
  ['BOUNCE_SECRET', 'short'],
  ['DKIM_KEY_FILE', '/nowhere'],
  ['DKIM_DOMAIN', 'a.example', 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together'],
  ['SMS_GATEWAY_URL', 'sms.example'],
  ['SMS_GATEWAY_METHOD', 'SEND'],
  ['SMS_GATEWAY_HEADERS', 'Authorization: Bearer x'],
  ['AI_BASE_URL', 'ai.example'],
  ['AI_BASE_URL', 'https://ai.example', 'AI_MODEL names the model'],
  ['AI_CREDITS_PER_DAY', 'ten'],
])(
  'refuses %s=%s with a sentence that names it and what it takes',
  (name, value, sentence = `${name} takes`) => {
    expect(() => readConfig({ ...gateway, [name]: value })).toThrow(sentence);
  },
);
