/** Names of the OpenAPI document's security schemes. */
export const sessionScheme = 'session';
export const tokenScheme = 'siteToken';

export const securitySchemes = {
  [sessionScheme]: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sessionid',
    description: 'The session of a signed-in person, for the pages of this site.',
  },
  [tokenScheme]: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The access token of a connected site, from `POST /auth/hand-offs/exchange`. It is valid for 15 minutes and for the scopes that stand beside each call.',
  },
} as const;
