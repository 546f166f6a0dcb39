import { useRouter } from 'next/navigation'
import { signOut } from './sign-out'

/**
 * Signs out and leads home; answers whether it worked. No page of the account stays behind for whoever goes back
 * in this browser.
 */
export function useLeave(home: string) {
  const router = useRouter()
  return async (texts: Parameters<typeof signOut>[0]): Promise<boolean> => {
    if (!(await signOut(texts))) return false
    router.push(home)
    router.refresh()
    return true
  }
}
