import { type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { Problem } from '../../base/index.ts';
import type { CallContext, Resource } from '../surface.ts';

/** The resources with an address of their own. */
export function listResources(resources: readonly Resource[]) {
  return resources
    .filter((resource) => !isTemplate(resource))
    .map(({ uriTemplate, name, title, description, mimeType }) => ({
      uri: uriTemplate,
      name,
      title,
      description,
      mimeType,
    }));
}

/** The resources of which there are many. */
export function listTemplates(resources: readonly Resource[]) {
  return resources.filter(isTemplate).map(({ uriTemplate, name, title, description, mimeType }) => ({
    uriTemplate,
    name,
    title,
    description,
    mimeType,
  }));
}

/** Reads the resource at an address. Throws `ResourceNotFoundError`, with the reason when the service gives one. */
export async function readResource(
  resources: readonly Resource[],
  uri: string,
  context: CallContext,
): Promise<ReadResourceResult> {
  for (const resource of resources) {
    const params = matchTemplate(resource.uriTemplate, uri);
    if (params === undefined) continue;
    try {
      return { contents: [{ ...(await resource.read(params, context)), uri }] };
    } catch (error) {
      if (error instanceof Problem && error.status < 500) throw new ResourceNotFoundError(uri, error.message);
      throw error;
    }
  }
  throw new ResourceNotFoundError(uri);
}

function isTemplate({ uriTemplate }: Resource): boolean {
  return uriTemplate.includes('{');
}

/** The values of the {names} in an address, or undefined when it is not one of the template's. */
function matchTemplate(template: string, uri: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/?#]+)');
  const found = new RegExp(`^${pattern}$`).exec(uri);
  if (found === null) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, decode(found[at + 1] ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
