const en = {
  keys: 'Keys',
  columns: { name: 'Name', prefix: 'Begins with', scopes: 'May', state: 'State', lastUsed: 'Last used', actions: '' },
  states: { active: 'active', expired: 'expired', revoked: 'revoked' },
  never: 'never',
  create: 'Create a key',
  name: 'Name of the person or program',
  scopes: 'What the key may do',
  expires: 'Valid for',
  forever: 'until it is revoked',
  days: '{n} days',
  shownOnce: 'This is the key. It is shown only now; copy it.',
  revoke: 'Revoke',
  sureToRevoke: 'Revoke this key? It stops working at once.',
};

const zh: typeof en = {
  keys: '密钥',
  columns: { name: '名称', prefix: '开头', scopes: '权限', state: '状态', lastUsed: '最近使用', actions: '' },
  states: { active: '有效', expired: '已过期', revoked: '已吊销' },
  never: '从未',
  create: '创建密钥',
  name: '人员或程序名称',
  scopes: '密钥权限',
  expires: '有效期',
  forever: '直到吊销',
  days: '{n} 天',
  shownOnce: '这是密钥,仅显示一次,请复制保存。',
  revoke: '吊销',
  sureToRevoke: '吊销此密钥?立即失效。',
};

/** The texts of the administration of keys. */
export const administrationWords = { en, zh };
