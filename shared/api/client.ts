import type { Answer, Call, Carrier, Input, Output } from './contract.ts';

/** The typed face of a carrier: sends one call and answers what came of it; never throws. */
export type Client = <C extends Call>(name: C, input: Input<C>) => Promise<Answer<Output<C>>>;

/** A client over a carrier; what the carrier throws is answered as `unreachable`. */
export const client = (carrier: Carrier): Client => {
  return async <C extends Call>(name: C, input: Input<C>) => {
    try {
      return (await carrier(name, input)) as Answer<Output<C>>;
    } catch {
      return { ok: false, code: 'unreachable', params: {} };
    }
  };
};
