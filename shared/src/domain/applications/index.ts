export { ApplicationBadge } from './application-badge.tsx';
