import { endWithParent } from '@jobharbor/api/end-with-parent';
import { agencyLoginPath, readAgencyLogin } from '../agency/agency-login.ts';
import { readSpan } from '../recruiter/pace.ts';
import { runDemoRecruiter } from '../recruiter/run-demo-recruiter.ts';
import { apiUrl, dataFolder } from '../settings.ts';

/** Answers for the recruiters of the demonstration market over the API's HTTP and socket; see the settings in the README. */
const { DEMO_ANSWER_SECONDS, DEMO_DECISION_SECONDS } = process.env;

async function credentials() {
  const { DEMO_RECRUITER_EMAIL: email, DEMO_RECRUITER_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  const login = await readAgencyLogin(dataFolder);
  if (login === null) throw new Error(`No demonstration market yet: ${agencyLoginPath(dataFolder)}`);
  return login;
}

const recruiter = runDemoRecruiter({
  apiUrl,
  credentials,
  pace: {
    reply: readSpan(DEMO_ANSWER_SECONDS, { from: 2_000, to: 6_000 }),
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
