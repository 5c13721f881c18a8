export { NewAccountFields } from './new-account-fields.tsx';
export { RoleChoice } from './role-choice.tsx';
