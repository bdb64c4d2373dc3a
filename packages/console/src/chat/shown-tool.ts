import { useSyncExternalStore } from 'react';
import { host } from './bridge.ts';
import { unquote } from './unquote.ts';

type Body = Readonly<Record<string, unknown>>;

type OrderedPart = {
  readonly origin: string;
  readonly destination: string;
  readonly carrier: string | null;
  readonly equipment: { readonly code: string; readonly units: number };
};

/** What the panel is told of an order beside the answer of its preview. */
export type ToldOrder = {
  readonly ordered: OrderedPart & {
    /** Of a quote of several rates, every one. */
    readonly parts?: readonly OrderedPart[];
    readonly expectedDepartureDate: string;
  };
  readonly confirmation: string;
};

/** The call that the panel is shown for: its arguments, its answer as REST gives it, and what only the panel is told. */
export type ShownTool = {
  readonly args?: Body;
  readonly answer?: Body;
  readonly told?: ToldOrder;
  readonly isRefused?: boolean;
};

const TOLD = 'agent-rate/panel';
let shown: ShownTool = {};
const listeners = new Set<() => void>();

function show(more: ShownTool): void {
  shown = { ...shown, ...more };
  for (const listener of listeners) listener();
}

/** Takes what the host tells of the call. To be called before the panel connects. */
export function watchTool(): void {
  host.ontoolinput = ({ arguments: args = {} }) => show({ args });
  host.ontoolresult = ({ structuredContent, _meta, isError }) => {
    const told = _meta?.[TOLD] as ToldOrder | undefined;
    const answer = unquote(structuredContent ?? {}) as Body;
    show({ answer, isRefused: isError === true, ...(told ? { told } : {}) });
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The call, as far as the host has told it. */
export function useShownTool(): ShownTool {
  return useSyncExternalStore(subscribe, () => shown);
}
