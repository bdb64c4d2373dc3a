/** The parts of the npm client `wpapi` 1.2.2 that the acceptance suite uses; it ships no types. */
declare module 'wpapi' {
  type Paging = { total: number; totalPages: number; next?: Request; prev?: Request };
  type Body = Record<string, unknown> & { data: { id: number }[]; _paging?: Paging };
  type Request = PromiseLike<Body> & {
    id(id: number): Request;
    perPage(count: number): Request;
    page(page: number): Request;
    param(name: string, value: unknown): Request;
    setHeaders(name: string, value: string): Request;
    get(): Promise<Body>;
    headers(): Promise<Record<string, string>>;
  };
  type Client = {
    namespace(name: string): Record<'rates' | 'formats' | 'services' | 'health', () => Request>;
    setHeaders(name: string, value: string): Client;
  };
  const client: { discover(url: string): Promise<Client> };
  export = client;
}
