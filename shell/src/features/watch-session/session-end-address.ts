import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { signInAddress } from '../../common/sign-in-address.ts';

/** {@link signInAddress} for a session that has ended, which the sign-in page then says. */
export function sessionEndAddress(contracts: readonly RemoteContract[], from: string): string | undefined {
  const address = signInAddress(contracts, from);
  return address === undefined || address === from ? address : `${address}&ended=1`;
}
