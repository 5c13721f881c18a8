import type { WithdrawalNetwork } from '@jobharbor/shared/contracts';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** First byte of an address of Tron’s main network, which begins with T. */
const tronPrefix = 0x41;
const tronBytes = 21;

function isTronAddress(text: string): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === tronBytes && bytes[0] === tronPrefix;
  } catch {
    return false;
  }
}

/** Capital letters as EIP-55 sets them: where the digit of the hash of the small letters is 8 or more. */
function withChecksum(address: string): string {
  const small = address.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)));
  return [...small]
    .map((sign, index) => (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? sign.toUpperCase() : sign))
    .join('');
}

/** Without its capital letters an address has no checksum, so that a typing error would go unseen: it is refused. */
function isEthereumAddress(text: string): boolean {
  const [, digits] = /^0x([0-9a-fA-F]{40})$/.exec(text) ?? [];
  return digits !== undefined && !/^0+$/.test(digits) && withChecksum(digits) === digits;
}

/** Whether the text is an address of the network by its own checksum: Base58Check, or EIP-55. */
export const isPayoutAddress = (network: WithdrawalNetwork, text: string): boolean =>
  network === 'tron' ? isTronAddress(text) : isEthereumAddress(text);
