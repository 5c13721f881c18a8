import { startPartnerSite } from '@jobharbor/api/testing/servers/partner-site.ts';
import { createTestApi, type TestApi } from '@jobharbor/api/testing/servers/test-api.ts';

/** The secret of the employers' site of a {@link createConnectedApi}. */
export const siteSecret = 'a secret of the employer site of the tests';

/** An API that hands recruiters over to a connected site for employers. */
export async function createConnectedApi(): Promise<TestApi> {
  const site = await startPartnerSite('employer', siteSecret);
  const api = await createTestApi({
    config: { handOffs: { employer: { url: site.url, secret: siteSecret } } },
  });
  return {
    ...api,
    async close() {
      await api.close();
      await site.close();
    },
  };
}
