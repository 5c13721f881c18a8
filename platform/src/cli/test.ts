import { findChromium } from '../gate/find-chromium.ts';
import { closeReport, runSteps } from '../gate/report.ts';
import { apiOnServer, journeys, packageSteps, staticSteps } from '../gate/steps.ts';
import { startTestServer } from '../gate/test-server.ts';

const results = await runSteps([...staticSteps, ...packageSteps]);
const server = await startTestServer();
try {
  results.push(...(await runSteps([apiOnServer(server.url)])));
} finally {
  await server.stop();
}
results.push(...(await runSteps([journeys(findChromium())])));
process.exitCode = closeReport(results);
