import { externalApplyAnswer } from '@jobharbor/shared/contracts/job';
import type { HttpClient } from '@jobharbor/shared/http';

/** Where the employer takes applications. Asking counts as the click. */
export async function getExternalAddress(http: HttpClient, jobId: number): Promise<string> {
  const { data } = await http.post(`/job/${jobId}/click-external-job`, { device: 'web' });
  const { url } = externalApplyAnswer.parse(data).data;
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('not an address of the web');
  return url;
}
