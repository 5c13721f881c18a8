export { describeAlong } from './describe-along.ts';
export { joinGuestData } from './join-guest-data.ts';
