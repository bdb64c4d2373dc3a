import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** The roles of people with their scopes, as the service has them; empty until they are known. */
export function useRoles() {
  const roles = useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => client.call('list-roles', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return roles.data?.data ?? [];
}
