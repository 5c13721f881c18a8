import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s skills. */
export const deleteSkill = defineCall({
  method: 'DELETE',
  path: '/jobseeker/skills/{id}/delete',
  access: 'protected',
  summary: 'Delete a skill',
  errors: [40004],
});
