import { describe, expect, it } from 'vitest';
import { supportCase } from '../contract/schemas.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { aReportingSite, beacon, fact, readPlatform, sendReport } from '../testing/a-reporting-site.ts';

describe('a support code', () => {
  it('is kept for so many failures of one address a minute as people have', async () => {
    const { store, app, page, token } = await aReportingSite();
    const codes = Array.from({ length: 40 }, (_, index) => `CODE00${String(index).padStart(2, '0')}`);
    const failures = codes.map((code, index) => ({
      ...fact,
      event: 'slot-failed',
      slot: `s${index}`,
      support_code: code,
    }));
    await sendReport(app, beacon(page, ...failures));
    const kept = await Promise.all(
      codes.map(async (code) => (await readPlatform(app, token, `support/${code}`)).statusCode),
    );
    expect(kept.filter((status) => status === 200)).toHaveLength(30);
    expect(await store.storage.list('health/support')).toHaveLength(1);
  });

  it('resolves to remote, version, set and trace, on every gateway, in either case', async () => {
    const { store, app, page, token } = await aReportingSite();
    const other = await aGateway(store);
    const failed = { ...fact, event: 'load-failed', rung: 'card', support_code: '1A2B3C4D', text: 'planted' };
    await sendReport(app, beacon(page, failed));
    const found = supportCase.parse((await readPlatform(other, token, 'support/1a2b3c4d')).json());
    expect(found).toMatchObject({
      ...{ code: '1A2B3C4D', remote: 'mfe-a', version: '1', ...page },
      text: 'planted',
      country: 'ph',
    });
    await sendReport(app, beacon(page, { ...failed, text: 'somebody else’s' }));
    expect((await readPlatform(other, token, 'support/1A2B3C4D')).json()).toMatchObject({ text: 'planted' });
    expect((await readPlatform(other, token, 'support/FFFFFFFF')).statusCode).toBe(404);
    expect((await readPlatform(other, token, 'support/..%2Fx')).statusCode).toBe(404);
  });
});
