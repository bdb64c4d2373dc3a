export { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';
export { createTestFeed, type TestFeed } from './test-feed.ts';
