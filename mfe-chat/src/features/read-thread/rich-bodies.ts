/** Bodies of the kinds of messages that most threads lack. One chunk holds them all. */

export { FileBody } from './file-body.tsx';
export { MessageCaution } from './message-caution.tsx';
export { MobileBody } from './mobile-body.tsx';
export { PictureBody } from './picture-body.tsx';
export { ResumeBody } from './resume-body.tsx';
