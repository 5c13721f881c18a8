/** The answer of `proveOwner`. */
export interface ProofToken {
  token: string;
  /** Seconds for which it is valid. */
  expires_in: number;
}
