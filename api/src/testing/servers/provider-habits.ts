/** Claims of a person at the identity provider. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export const providerClient = { clientId: 'jobharbor', clientSecret: 'a secret of the tests' };

/** Deviations of a provider from the strictest one. */
export interface ProviderHabits {
  /** Throws unless the client's secret is right, which is another for each request. */
  checkSecret?: (secret: string) => Promise<unknown>;
  /** Path of its page that asks the person. */
  authorization?: string;
  /** Answer of `/profile` about a person, for a provider without identity tokens. */
  profile?: (id: string, person: ProviderPerson) => object;
  /** Demands on the client that its own description does not tell. */
  client?: { token_endpoint_auth_method?: 'client_secret_basic'; id_token_signed_response_alg?: 'HS256' };
}

/** Deviations of the real social login providers. */
export const providerHabits = {
  line: { client: { id_token_signed_response_alg: 'HS256' } },
  facebook: {
    authorization: '/v23.0/dialog/oauth',
    profile: (id, { email, given_name, family_name }) => ({
      id,
      email,
      first_name: given_name,
      last_name: family_name,
    }),
  },
  x: {
    authorization: '/i/oauth2/authorize',
    client: { token_endpoint_auth_method: 'client_secret_basic' },
    profile: (id, { email, given_name }) => ({ data: { id, name: given_name, confirmed_email: email } }),
  },
} satisfies Record<string, ProviderHabits>;
