import { readConfig } from '../config.ts';
import { readSpan } from '../demo-recruiter/pace.ts';
import { runDemoRecruiter } from '../demo-recruiter/run-demo-recruiter.ts';
import { agencySecretPath, readAgencySecret } from '../services/recruiter/demo-agency.ts';
import { endWithParent } from './end-with-parent.ts';

/**
 * Answers for the recruiters of the demonstration market, over HTTP and the socket of `API_URL`. `DEMO_ANSWER_SECONDS`
 * (2-6) is its pace, `DEMO_DECISION_SECONDS` (60-240) how long after an application it decides. The login is that of
 * the market in the data folder, or `DEMO_RECRUITER_EMAIL` with `DEMO_RECRUITER_PASSWORD`.
 */
const config = readConfig(process.env);
const { API_URL, DEMO_ANSWER_SECONDS, DEMO_DECISION_SECONDS } = process.env;

async function credentials() {
  const { DEMO_RECRUITER_EMAIL: email, DEMO_RECRUITER_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  const secret = await readAgencySecret(config.dataFolder);
  if (secret === null) throw new Error(`No demonstration market yet: ${agencySecretPath(config.dataFolder)}`);
  return secret;
}

const recruiter = runDemoRecruiter({
  apiUrl: API_URL || `http://${config.host}:${config.port}`,
  credentials,
  pace: {
    answer: readSpan(DEMO_ANSWER_SECONDS, { from: 2_000, to: 6_000 }),
    decision: readSpan(DEMO_DECISION_SECONDS, { from: 60_000, to: 240_000 }),
  },
  report: (line) => console.log(line),
});

const end = () => {
  recruiter.stop();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
endWithParent(end);
