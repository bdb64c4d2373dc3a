import type { Resource, Surface, Tool } from '../surface.ts';
import { PAGE_TYPE, PANEL_URI } from './ui-extension.ts';

/** The panel as a resource: the page that reviews extractions and approves orders. It asks for no network and no rights. */
export function createPanelResource(html: string): Resource {
  return {
    uriTemplate: PANEL_URI,
    name: 'panel',
    title: 'Review and approval',
    description: 'The page on which a person reviews an extraction or approves an order inside the chat.',
    mimeType: PAGE_TYPE,
    scope: null,
    isForPanel: true,
    read: async () => ({ uri: PANEL_URI, mimeType: PAGE_TYPE, text: html, _meta: { ui: { prefersBorder: true } } }),
  };
}

/**
 * What a client is offered: one that shows pages is told which tools open the panel, and gets the tools that only the panel may
 * call; any other sees neither.
 */
export function offerTo({ tools, resources, ...rest }: Surface, shows: boolean): Surface {
  const isShown = shows && resources.some(({ isForPanel }) => isForPanel);
  return {
    ...rest,
    tools: tools.filter(({ isForPanel }) => !isForPanel || isShown).map((tool) => (isShown ? linked(tool) : tool)),
    resources: resources.filter(({ isForPanel }) => !isForPanel || shows),
  };
}

function linked(tool: Tool): Tool {
  const { definition, isForPanel, opensPanel } = tool;
  if (isForPanel) return { ...tool, definition: { ...definition, _meta: { ui: { visibility: ['app'] } } } };
  if (!opensPanel) return tool;
  return { ...tool, definition: { ...definition, _meta: { ui: { resourceUri: PANEL_URI } } } };
}
