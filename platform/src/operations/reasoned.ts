/** Every change has a reason, which is stored in the audit log. */
export interface Reasoned {
  reason: string;
}
