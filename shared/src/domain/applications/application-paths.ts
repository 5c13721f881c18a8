/** Element id of an application in the list of applications, and hash of its links. */
export const applicationAnchor = (applicationId: number): string => `application-${applicationId}`;

/** Path of the page that lists the person's applications, at one of them. */
export const applicationPath = (applicationId: number): string =>
  `/my-jobs/communicated#${applicationAnchor(applicationId)}`;

/** {@link applicationPath} of an application on another site, which the person tracks here. */
export const externalApplicationPath = (applicationId: number): string =>
  `/my-jobs/communicated?show=elsewhere#${applicationAnchor(applicationId)}`;

/** Path of a chat with an employer. */
export const chatPath = (chatId: number): string => `/chat-home/${chatId}`;
