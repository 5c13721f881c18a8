export { signInPath } from './sign-in-path.ts';
