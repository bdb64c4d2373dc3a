/** The areas of the console, with the scope that their main page needs and the key that leads there after `g`. */
export const AREAS = [
  { to: '/', name: 'start', scope: null, key: 's' },
  { to: '/rates', name: 'rates', scope: 'rates:read', key: 'r' },
  { to: '/sheets', name: 'sheets', scope: 'rates:write', key: 't' },
  { to: '/documents', name: 'documents', scope: 'documents:read', key: 'd' },
  { to: '/shipments', name: 'shipments', scope: 'documents:read', key: 'h' },
  { to: '/quotes', name: 'quotes', scope: 'rates:read', key: 'q' },
  { to: '/orders', name: 'orders', scope: 'orders:read', key: 'o' },
  { to: '/administration', name: 'administration', scope: 'admin', key: 'a' },
] as const;
