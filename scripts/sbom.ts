import { licenceOf } from './licences.ts';
import type { Bill, Component } from './shipped-packages.ts';

/** The bill of materials of the package `agent-rate` as CycloneDX 1.6. npm prints 1.5, and names places of this repository. */
export function toSbom({ serialNumber, version, metadata, components, dependencies }: Bill): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    ...{ serialNumber, version },
    metadata: {
      timestamp: metadata.timestamp,
      lifecycles: [{ phase: 'build' }],
      tools: { components: [{ type: 'application', name: 'npm sbom' }] },
      component: { ...described(metadata.component), type: 'application' },
    },
    components: components.map(described),
    dependencies,
  };
}

function described({ author, properties: _places, ...component }: Component): object {
  const licence = licenceOf(component);
  const licenses = component.licenses ?? (licence === undefined ? undefined : [{ license: { id: licence } }]);
  return { ...component, ...(author && { authors: [{ name: author }] }), ...(licenses && { licenses }) };
}
