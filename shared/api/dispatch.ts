import * as v from 'valibot';
import { contract, Refusal, type Answer, type Call, type HandlersOf } from './contract.ts';

/**
 * Carries out one call and never throws: checks the name and the input against the contract, then calls the handler. A
 * call without one is unknown. Faults that are no refusals answer `fault` and are handed to `report`.
 */
export async function dispatch(
  handlers: Partial<HandlersOf<Call>>,
  name: unknown,
  input: unknown,
  report: (fault: unknown) => void = () => undefined,
): Promise<Answer<unknown>> {
  if (typeof name !== 'string' || !Object.hasOwn(contract, name) || !Object.hasOwn(handlers, name))
    return { ok: false, code: 'unknownCall', params: {} };
  const call = name as Call;
  try {
    const read = v.safeParse(contract[call].input, input);
    if (!read.success) return { ok: false, code: 'badInput', params: { where: v.getDotPath(read.issues[0]) ?? '' } };
    const handler = handlers[call] as (input: unknown) => unknown;
    return { ok: true, value: await handler(read.output) };
  } catch (fault) {
    if (fault instanceof Refusal) return { ok: false, code: fault.code, params: fault.params };
    report(fault);
    return { ok: false, code: 'fault', params: {} };
  }
}
