export { describeMerge } from './describe-merge.ts';
export { joinGuestData } from './join-guest-data.ts';
