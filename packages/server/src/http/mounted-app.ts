import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../base/index.ts';
import { JSON_TYPE, type Sender, setCommonHeaders } from './answers/common-headers.ts';
import type { AdvertisedService } from './discovery/discovery.ts';
import { protectedResourcePath } from './discovery/protected-resource.ts';
import type { Failures } from './errors/mount-failures.ts';
import type { Admission } from './load/admission.ts';
import type { AddressQuota } from './routes/address-quota.ts';
import { admitCaller } from './routes/mount-operation.ts';
import type { Quota } from './routes/quota.ts';
import { tracedHandler } from './routes/traced-handler.ts';

/** A tool of a mounted app. */
export type MountedTool = {
  name: string;
  title: string;
  description: string;
  /**
   * The operations it runs by name, and for each of its arguments the parameter or body field that it stands for; `*` is
   * the whole body.
   */
  calls: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What an app tells of a request. */
export type RequestHooks = {
  /** Counts one more request of the key, for an app that takes several in one message. Throws `too_many_requests`. */
  countAgain: () => void;
  /** Gives the place of the request away: it is a stream that stays open and does no work. */
  staysOpen: () => void;
};

/**
 * A path that another adapter answers by itself. This adapter checks the key, answers OPTIONS and sets the headers that every
 * response carries; the body is left unread.
 */
export type MountedApp = AdvertisedService & {
  /** The revisions of its protocol that it speaks, the newest first. */
  protocolVersions: readonly string[];
  /** What it can do, for a key with the scope. */
  tools: readonly MountedTool[];
  handle: (request: IncomingMessage, response: ServerResponse, caller: Caller, hooks: RequestHooks) => Promise<void>;
  /** Called when the server stops. */
  close: () => Promise<void>;
};

type MountedAppDeps = {
  addresses: AddressQuota;
  quota: Quota | undefined;
  send: Sender;
  failures: Failures;
  admission: Pick<Admission, 'release'>;
};

const METHODS = ['GET', 'POST', 'DELETE'];
const ALLOW = [...METHODS, 'OPTIONS'].join(', ');

/** Mounts an app for the methods it may need. A valid key is needed; the app checks scopes itself. */
export function mountApp(app: FastifyInstance, mountedApp: MountedApp, deps: MountedAppDeps): void {
  const { addresses, quota, send, failures, admission } = deps;
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null));
    routes.route({
      method: METHODS,
      url: mountedApp.path,
      config: { allow: ALLOW, metadataPath: protectedResourcePath(mountedApp.path) },
      onRequest: async (request) => {
        admitCaller(request, await addresses.authenticate(request, request.headers.authorization), quota);
      },
      handler: tracedHandler({ name: mountedApp.id, path: mountedApp.path }, async (request, reply) => {
        const { caller } = request;
        if (caller === undefined) throw new Error('the key was not checked');
        setCommonHeaders(request, reply.raw);
        const counted = request.quota && quota ? quota.headers(request.quota) : [];
        for (let at = 0; at < counted.length; at += 2) reply.raw.setHeader(counted[at] ?? '', counted[at + 1] ?? '');
        reply.hijack();
        await mountedApp.handle(request.raw, reply.raw, caller, {
          countAgain: () => admitCaller(request, caller, quota),
          staysOpen: () => admission.release(request),
        });
        return reply;
      }),
    });
    const body = JSON.stringify({
      id: mountedApp.id,
      name: mountedApp.name,
      description: mountedApp.description,
      methods: METHODS,
    });
    routes.route({
      method: 'OPTIONS',
      url: mountedApp.path,
      handler: (request, reply) => {
        send(request, reply, { status: 200, headers: { Allow: ALLOW, 'Content-Type': JSON_TYPE }, body });
        return reply;
      },
    });
  });
  app.addHook('preClose', () => mountedApp.close());
  failures.remember([mountedApp.path], ALLOW);
}
