import { pointCorrection, pointLedger } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Gives points to an account or takes them, by a new movement of two rows whose reason the person reads. 40009: the balance
 * is another than the admin saw.
 */
export const correctPoints = defineCall({
  method: 'POST',
  path: '/admin/accounts/{id}/points/corrections',
  access: 'protected',
  roles: ['admin'],
  summary: 'Correct the points of an account',
  body: pointCorrection,
  answer: pointLedger,
  statuses: [201, 200],
  errors: [40001, 40004, 40009],
  idempotent: true,
});
