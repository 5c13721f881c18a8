import { ApiError, errorCode } from '@jobharbor/shared/errors';
import fp from 'fastify-plugin';
import { unconfirmedRuleOf } from '../../session/unconfirmed-rules.ts';

/**
 * Refuses, with 42342, what an account may not do before its address or number is confirmed. What it may do a few times
 * is counted where it is done, by `countUnconfirmed`.
 */
export const unconfirmedPlugin = fp(
  async (app) => {
    app.addHook('preValidation', async ({ routeOptions, session }) => {
      const { call } = routeOptions.config;
      if (call === undefined || session?.role !== 'jobseeker' || session.isConfirmed) return;
      if (unconfirmedRuleOf(call) === 'no') throw new ApiError(errorCode.emailUnconfirmed);
    });
  },
  { name: 'unconfirmed', dependencies: ['session'] },
);
