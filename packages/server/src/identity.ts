/** What the service declares itself to be (interface.md §1, §9). */
export const IDENTITY = { name: 'Agent Rate API', version: '1.0.0' };
