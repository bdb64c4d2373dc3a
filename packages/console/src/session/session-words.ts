const en = {
  ended: {
    title: 'Your session has ended',
    reasons: {
      missing_api_key: 'The time of the session is over, or you signed out in another window.',
      invalid_api_key: 'Your key was revoked. An administrator can tell you why and give you another one.',
      expired_api_key: 'Your key has expired, or a new invite replaced it: use the new key.',
    },
    kept: 'What you typed is kept. Sign in to go on where you were; what was refused you can send again.',
    leave: 'Leave without it',
  },
  invite: {
    title: 'You are invited',
    hint: 'This link works once, on the device that you use now. A key that you had before ends.',
    accept: 'Accept and sign in',
    none: 'The link is not complete. Copy all of it, from https to the end.',
    problems: {
      invite_unknown:
        'This is no invite of this service. Copy the whole link, or ask your administrator for a new one.',
      invite_used:
        'This invite was used already. Sign in with the key that it gave; if you do not have it, ask your administrator for a new invite.',
      invite_expired: 'This invite has expired. Ask your administrator for a new one.',
      invite_withdrawn: 'This invite was withdrawn. Use the newest link that you were sent, or ask your administrator.',
    },
    toSignIn: 'Sign in with a key',
    welcome: 'Welcome, {name}',
    role: 'Role',
    keep: 'This is your key. It is shown only now. Keep it in the password manager of your browser: you sign in with it on another device, or here in 30 days.',
    proceed: 'Go to the console',
  },
  provider: {
    signIn: 'Sign in with your organisation',
    otherwise: 'Or with a key:',
    refusals: {
      unreachable: 'The sign-in of your organisation does not answer. Try again in a moment, or sign in with a key.',
      expired: 'The sign-in took too long, or was begun in another browser. Begin again.',
      refused: 'Your organisation did not confirm the sign-in. Begin again; if it stays so, ask your administrator.',
      no_role: 'Your organisation gives you no role here. Ask your administrator for a group that has one.',
      deactivated: 'Your access was deactivated. Ask your administrator.',
    },
  },
};

const zh: typeof en = {
  ended: {
    title: '会话已结束',
    reasons: {
      missing_api_key: '会话时间已到，或您已在另一个窗口退出。',
      invalid_api_key: '您的密钥已被吊销。请向管理员了解原因并索取新的密钥。',
      expired_api_key: '您的密钥已过期，或已被新的邀请替换：请使用新密钥。',
    },
    kept: '已输入的内容会保留。登录后即可从原处继续，被拒绝的内容可以再次提交。',
    leave: '放弃并退出',
  },
  invite: {
    title: '您收到一份邀请',
    hint: '此链接只能使用一次，并在当前设备上登录。您原有的密钥将失效。',
    accept: '接受并登录',
    none: '链接不完整。请复制从 https 到末尾的全部内容。',
    problems: {
      invite_unknown: '这不是本服务的邀请。请复制完整链接，或向管理员索取新的邀请。',
      invite_used: '此邀请已被使用。请用当时获得的密钥登录；如已遗失，请向管理员索取新的邀请。',
      invite_expired: '此邀请已过期。请向管理员索取新的邀请。',
      invite_withdrawn: '此邀请已撤回。请使用最近收到的链接，或联系管理员。',
    },
    toSignIn: '用密钥登录',
    welcome: '欢迎，{name}',
    role: '角色',
    keep: '这是您的密钥，只显示这一次。请保存到浏览器的密码管理器：在其他设备上，或 30 天后在本机，用它登录。',
    proceed: '进入控制台',
  },
  provider: {
    signIn: '通过所在组织登录',
    otherwise: '或使用密钥：',
    refusals: {
      unreachable: '所在组织的登录服务没有响应。请稍后重试，或使用密钥登录。',
      expired: '登录用时过长，或是在另一浏览器中开始的。请重新开始。',
      refused: '所在组织未确认此次登录。请重新开始；若仍然如此，请联系管理员。',
      no_role: '所在组织未给您分配此处的角色。请向管理员申请有角色的用户组。',
      deactivated: '您的访问权限已被停用。请联系管理员。',
    },
  },
};

/** The texts about signing in by invite, and about sessions that ended. */
export const sessionWords = { en, zh };
