import { endWithParent } from '@jobharbor/shared/draining/end-with-parent';
import { keepAgencyApp, readAgencyApp } from '../agency/agency-app.ts';
import { agencyLoginPath, readAgencyLogin } from '../agency/agency-login.ts';
import { runDemoRecruiter } from '../recruiter/run-demo-recruiter.ts';
import type { AuthenticatorApp } from '../recruiter/sign-in.ts';
import { apiUrl, dataFolder, employerSite, login, pace } from '../settings.ts';

/** Answers for the recruiters of the demonstration market with a token of the employers' site; see the settings in the README. */
async function credentials() {
  const known = login ?? (await readAgencyLogin(dataFolder));
  if (known === null) throw new Error(`No demonstration market yet: ${agencyLoginPath(dataFolder)}`);
  const { email } = known;
  return {
    ...known,
    app: await readAgencyApp(dataFolder, email),
    keepApp: (app: AuthenticatorApp) => keepAgencyApp(dataFolder, email, app),
  };
}

const recruiter = runDemoRecruiter({
  site: { origin: apiUrl, secret: employerSite.secret },
  credentials,
  pace,
  report: (line) => console.log(line),
});

const end = () => {
  recruiter.stop();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
endWithParent(end);
