/** Every change says why: the audit log keeps the reason. */
export interface Reasoned {
  reason: string;
}
