import { createHash } from 'node:crypto';
import {
  type Answer,
  type Caller,
  type Operation,
  readFile,
  type Scope,
  scopeAllows,
  type UploadedFile,
} from '../base/index.ts';
import type { Keys } from '../keys/index.ts';
import type { Link, LinkRequest } from './link.schema.ts';
import { readToken, writeToken } from './link-token.ts';
import { linkProblem } from './problems.ts';

const VALID_MILLISECONDS = 15 * 60 * 1000;

/** The longest segment of a path that the service takes is 500 characters. */
const LONGEST_TOKEN = 480;

/** What a link leads to: the operation, its input, and the document that comes along as a file. */
type Target = { operation: string; params?: object; query?: object; body?: object; template?: number | undefined };

/** What is sealed in a link: the target, for whom, and until when in milliseconds since 1970. */
type Content = {
  target: Target;
  key: string | null;
  account: string;
  name: string;
  until: number;
  /** Made with a narrowed key: only what the operation needs. */
  narrowed?: true;
};

/** Makes links and opens them. */
export type Links = {
  /** The operations that links lead to; given once they are all there. */
  serve: (operations: readonly Operation[]) => void;
  /** Throws `link_too_long`. Whether the key may do it is checked when the link is opened. */
  create: (request: LinkRequest, caller: Caller, now: Date) => Promise<Link>;
  /** Whom a link acts for. Throws `link_invalid`. */
  findCaller: (token: string, now: Date) => Promise<Caller>;
  /** Runs what the link leads to. Throws `link_invalid` and what the operation throws. */
  open: (
    token: string,
    input: { files: UploadedFile[]; now: Date; signal?: AbortSignal | undefined },
  ) => Promise<Answer>;
};

type LinkDeps = { sign: (content: object) => Promise<string>; findKeyFamily: Keys['findFamily'] };

/** Opens the links of a service. They are sealed with a signature that only who holds its signing key can make. */
export function openLinks({ sign, findKeyFamily }: LinkDeps): Links {
  let operations: ReadonlyMap<string, Operation> = new Map();
  const secretOf = async () =>
    createHash('sha256')
      .update(await sign({ format: 'agent-rate-links/2' }))
      .digest();
  const readContent = async (token: string): Promise<Content> => {
    const content = readToken(token, await secretOf()) as Content | undefined;
    if (content === undefined) throw linkProblem('link_invalid');
    return content;
  };
  const follow = async (token: string, now: Date) => {
    const content = await readContent(token);
    const { target, until } = content;
    const operation = operations.get(target.operation);
    if (operation === undefined || until < now.getTime()) throw linkProblem('link_invalid');
    const scope = operation.scope === 'open' ? null : operation.scope;
    return { target, operation, caller: await callerOf(content, scope, findKeyFamily) };
  };
  return {
    serve: (all) => {
      operations = new Map(all.map((operation) => [operation.name, operation]));
    },
    create: async (request, caller, now) => {
      const target = targetOf(request);
      if (caller.narrowing !== undefined) refuseMore(caller, operations.get(target.operation));
      const content = contentOf(target, caller, now);
      const token = writeToken(content, await secretOf());
      if (token.length > LONGEST_TOKEN) throw linkProblem('link_too_long');
      const method = request.to === 'upload' ? 'POST' : 'GET';
      return { path: `/links/${token}`, method, validUntil: new Date(content.until).toISOString() };
    },
    findCaller: async (token, now) => (await follow(token, now)).caller,
    open: async (token, { files, now, signal }) => {
      const { target, operation, caller } = await follow(token, now);
      const isUpload = target.operation === 'upload-documents';
      if (isUpload !== files.length > 0) throw linkProblem('link_invalid');
      const asked = { caller, now, ...(signal ? { signal } : {}) };
      const download = operations.get('download-document');
      const template = target.template !== undefined && download && { id: target.template };
      const sent = template ? [await readFile(await run(download, { params: template }, asked), 'template')] : files;
      return run(operation, { ...target, files: sent }, asked);
    },
  };
}

function contentOf(target: Target, { keyId: key, account, name, narrowing }: Caller, now: Date): Content {
  const until = Math.min(now.getTime() + VALID_MILLISECONDS, narrowing?.until.getTime() ?? Number.POSITIVE_INFINITY);
  return { target, key, account, name, until, ...(narrowing ? { narrowed: true } : {}) };
}

type Asked = { caller: Caller; now: Date; signal?: AbortSignal };

function run(operation: Operation, input: Partial<Target> & { files?: UploadedFile[] }, asked: Asked) {
  const { params, query, body = {}, files = [] } = input;
  return operation.run({ ...asked, adapter: 'rest', params: { ...params }, query: { ...query }, body, files });
}

/** The caller that the link was made by. Throws `link_invalid` when its key has ended or lost the scope. */
async function callerOf(
  { key, account, name, narrowed }: Content,
  scope: Scope | null,
  findKeyFamily: Keys['findFamily'],
): Promise<Caller> {
  const needed = scope === null ? [] : [scope];
  if (key === null) return { keyId: null, account, name, scopes: needed };
  const family = await findKeyFamily(key);
  const isAllowed = family?.isActive && needed.every((one) => scopeAllows(family.scopes, one));
  if (!isAllowed) throw linkProblem('link_invalid');
  return { keyId: key, account, name, scopes: narrowed ? needed : family.scopes };
}

/** A narrowed key makes no link to what it may not do itself. Throws `link_invalid`. */
function refuseMore({ scopes }: Caller, operation: Operation | undefined): void {
  const scope = operation?.scope;
  if (scope === undefined || scope === 'open' || (scope !== null && !scopeAllows(scopes, scope))) {
    throw linkProblem('link_invalid');
  }
}

function targetOf({ to, document, extraction, quote, as, format, values, template }: LinkRequest): Target {
  if (to === 'upload') return { operation: 'upload-documents' };
  if (to === 'document') return { operation: 'download-document', params: { id: document } };
  if (to === 'quote') return { operation: 'print-quote', params: { id: quote }, query: { language: 'en' } };
  const kind = as ?? (template === undefined ? 'xlsx' : undefined);
  const query = { ...(kind ? { as: kind } : {}), ...(format ? { format } : {}) };
  const params = { id: extraction };
  if (values === undefined && template === undefined) return { operation: 'export-extraction', params, query };
  return { operation: 'export-extraction-into-template', params, query, body: values ? { values } : {}, template };
}
