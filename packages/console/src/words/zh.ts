import type { Words } from './en.ts';

/** 控制台的中文文字。 */
export const zh: Words = {
  product: 'Agent Rate',
  areas: {
    start: '首页',
    rates: '运价',
    sheets: '运价表',
    documents: '单证',
    quotes: '报价',
    orders: '订单',
    administration: '管理',
  },
  session: {
    title: '登录',
    key: 'API 密钥',
    hint: '密钥以 ar_live_ 或 ar_test_ 开头。由运维人员用以下命令创建:agent-rate keys create',
    signIn: '登录',
    signOut: '退出',
    signedInAs: '当前用户',
  },
  preferences: { language: '语言', theme: '外观', light: '浅色', dark: '深色', system: '跟随设备' },
  common: {
    loading: '正在加载…',
    retry: '重试',
    next: '处理办法',
    none: '无',
    search: '搜索',
    clear: '清除',
    more: '显示更多',
    unknown: '未知',
    page: '第',
    of: '/',
    onPage: '第 {n} 页',
    save: '保存',
    cancel: '取消',
    unreachable: '无法连接服务。已输入的内容会保留,服务恢复后请重试。',
    ask: '询问托运人',
    copy: '复制',
    chooseFiles: '选择文件',
    copied: '已复制',
  },
};
